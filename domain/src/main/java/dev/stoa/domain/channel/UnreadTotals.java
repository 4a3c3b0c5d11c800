package dev.stoa.domain.channel;

/**
 * How much is unread for one reader in all live channels.
 *
 * @param messages messages of others beyond the bookmarks
 * @param channels the channels they are in
 */
public record UnreadTotals(long messages, long channels) {}
