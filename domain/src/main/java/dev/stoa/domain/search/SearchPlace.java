package dev.stoa.domain.search;

/**
 * Where a text occurs, and its owner.
 *
 * @param owner the scope of a memory or a correction, the channel of a message, the source of
 *     evidence, the domain of a consensus or a lesson, the user of a conversation, else an agent
 */
public record SearchPlace(SearchSource source, String id, String owner) {}
