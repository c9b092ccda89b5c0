"""News within one process: who listens is told which tables have new entries."""

from __future__ import annotations

import threading
from collections.abc import Iterable


class LocalNews:
    """One listener; what came before it began to listen is not told."""

    def __init__(self, newsroom: Newsroom) -> None:
        self._newsroom = newsroom
        self._tables: set[str] = set()
        self._something = threading.Condition()
        self._closed = False

    def told(self, tables: Iterable[str]) -> None:
        with self._something:
            self._tables.update(tables)
            self._something.notify_all()

    def wait(self, seconds: float) -> frozenset[str]:
        with self._something:
            self._something.wait_for(lambda: self._closed or bool(self._tables), seconds)
            tables, self._tables = frozenset(self._tables), set()
        return tables

    def close(self) -> None:
        self._newsroom.leave(self)
        with self._something:  # whoever still waits is let go: a floor that stops does not wait for news
            self._closed = True
            self._something.notify_all()


class Newsroom:
    def __init__(self) -> None:
        self._listeners: list[LocalNews] = []

    def listen(self) -> LocalNews:
        news = LocalNews(self)
        self._listeners.append(news)
        return news

    def leave(self, news: LocalNews) -> None:
        if news in self._listeners:
            self._listeners.remove(news)

    def tell(self, tables: Iterable[str]) -> None:
        named = tuple(tables)
        if named:
            for news in tuple(self._listeners):
                news.told(named)
