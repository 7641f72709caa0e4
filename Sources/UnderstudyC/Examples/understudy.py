"""Understudy from Python, by nothing but ctypes.

    engine = Understudy(now="2026-06-10T09:00", timeZone="Europe/Oslo")
    engine.parse("from Oslo to Rome on 3 July")["values"]
    # {'origin': 'OSL', 'destination': 'ROM', 'date': '2026-07-03'}

Run as a program it answers its arguments: UNDERSTUDY_LIBRARY=…/libunderstudy.so python3 understudy.py PHRASE…
"""

import ctypes
import json
import os
import sys


class Understudy:
    """An engine; all threads may use one at once."""

    def __init__(self, library=None, **options):
        path = library or os.environ.get("UNDERSTUDY_LIBRARY", "libunderstudy.so")
        self._library = ctypes.CDLL(path)
        self._library.understudy_open.restype = ctypes.c_void_p
        self._library.understudy_open.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
        for name in ("understudy_parse", "understudy_recognize"):
            function = getattr(self._library, name)
            function.restype = ctypes.c_void_p
            function.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
        self._library.understudy_free.argtypes = [ctypes.c_void_p]
        self._library.understudy_close.argtypes = [ctypes.c_void_p]
        error = ctypes.c_void_p()
        self._engine = self._library.understudy_open(json.dumps(options).encode(), ctypes.byref(error))
        if not self._engine:
            raise ValueError(self._text(error.value))

    def parse(self, phrase, **request):
        """What a phrase fills."""
        return self._answer(self._library.understudy_parse, phrase, request)

    def recognize(self, phrase, **request):
        """What a phrase mentions."""
        return self._answer(self._library.understudy_recognize, phrase, request)

    def close(self):
        """Ends the engine."""
        self._library.understudy_close(self._engine)
        self._engine = None

    def _answer(self, function, phrase, request):
        line = json.dumps({"phrase": phrase, **request}).encode()
        answer = json.loads(self._text(function(self._engine, line)))
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def _text(self, pointer):
        text = ctypes.string_at(pointer).decode()
        self._library.understudy_free(pointer)
        return text


if __name__ == "__main__":
    engine = Understudy()
    for phrase in sys.argv[1:]:
        print(json.dumps(engine.parse(phrase)["values"], ensure_ascii=False))
    engine.close()
