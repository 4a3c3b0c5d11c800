package dev.stoa.domain.conversation;

/**
 * A message, whose it is, and its place among the messages of all conversations.
 *
 * @param position grows in the order in which messages are stored
 */
public record StoredMessage(long position, UserId user, ConversationMessage message) {}
