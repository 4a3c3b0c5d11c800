package dev.stoa.domain.evolution;

/**
 * An entry of an episode's action log.
 *
 * @param sequence its number in the episode, from 1, in turn order
 */
public record EpisodeAction(EpisodeId episode, long sequence, ActionDraft draft) {}
