package dev.stoa.domain.channel;

/**
 * The unread totals of one reader over all live channels.
 *
 * @param messages messages by others after the bookmarks
 * @param channels the channels they are in
 */
public record UnreadTotals(long messages, long channels) {}
