package dev.stoa.domain.search;

/**
 * Where a text stands among those it follows: a channel or a conversation, and its number there.
 */
public record SearchThread(String id, long place) {}
