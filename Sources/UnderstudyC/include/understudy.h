/* Understudy for programs in other languages: JSON in, JSON out.
 *
 *   char *error = NULL;
 *   understudy *engine = understudy_open("{\"locale\":\"en_US\"}", &error);
 *   char *answer = understudy_parse(engine, "from Oslo to Rome on 3 July");
 *   puts(answer);
 *   understudy_free(answer);
 *   understudy_close(engine);
 *
 * All texts are UTF-8 and end with a zero byte. One engine serves all threads at once.
 */
#ifndef UNDERSTUDY_H
#define UNDERSTUDY_H

#ifdef __cplusplus
extern "C" {
#endif

typedef struct understudy understudy;

/* Opens an engine.
 *
 * options: a JSON object, or NULL. "entity" names a built-in entity, or "schema" holds a JSON Schema or a list
 * of tools; without either a request fills the best of all that is built in. "now", "timeZone", "locale" and
 * "conventions" hold for requests that say nothing else.
 * error: where the reason goes if there is no engine; free it. May be NULL.
 * Gives NULL where the options or the resources are wrong.
 */
understudy *understudy_open(const char *options, char **error);

/* What a phrase fills, in the shape that `understudy parse --format ndjson` prints.
 *
 * request: a phrase, or a JSON object with "phrase" and, if it likes, "id", "now", "timeZone", "locale",
 * "conventions" and "tools". A request that cannot be answered gives {"line":1,"error":…}.
 * Free what it gives.
 */
char *understudy_parse(understudy *engine, const char *request);

/* What a phrase mentions, in the shape that `understudy recognize --format ndjson` prints. Free what it gives. */
char *understudy_recognize(understudy *engine, const char *request);

/* Gives back a text. */
void understudy_free(char *text);

/* Closes an engine that no thread uses any more. */
void understudy_close(understudy *engine);

#ifdef __cplusplus
}
#endif
#endif
