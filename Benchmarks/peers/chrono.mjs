// chrono, behind the same lines as those of peer.py: node chrono.mjs FOLDER PHRASES, where the folder is the package
// "chrono-node" as it is published, or a checkout of it that was built.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { resolve } from "node:path";

const [folder, list] = process.argv.slice(2);
const load = createRequire(import.meta.url);
const chrono = load(resolve(folder));
const { version } = load(resolve(folder, "package.json"));
const phrases = readFileSync(list, "utf8")
  .split("\n")
  .filter((line) => line.trim() && !line.startsWith("#"))
  .map((line) => line.split("\t").at(-1));
const now = new Date("2026-06-10T13:00:00Z");
const tell = (members) => console.log(JSON.stringify(members));

// As often as it takes until everything that will be compiled is.
for (let round = 0; round < 30; round += 1) phrases.forEach((phrase) => chrono.parse(phrase, now));
tell({ name: "chrono", version, language: "JavaScript" });
for await (const _ of createInterface({ input: process.stdin })) {
  const start = process.cpuUsage();
  const found = phrases.filter((phrase) => chrono.parse(phrase, now).length > 0).length;
  const spent = process.cpuUsage(start);
  tell({ nanoseconds: ((spent.user + spent.system) * 1000) / phrases.length, found });
}
