package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A search among the messages of one user.
 *
 * @param words what a message must have, all of it; each as any of several stored words
 * @param beginnings whether the beginning of a stored word is enough; then each has one form
 */
public record KeywordLookup(
    UserId user, Seq<Seq<String>> words, boolean beginnings, Option<ConversationId> conversation) {}
