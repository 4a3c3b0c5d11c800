package dev.stoa.domain.search;

/**
 * Where a text stands among those it follows: a channel, a conversation or a debate session, and
 * its number there.
 */
public record SearchThread(String id, long place) {}
