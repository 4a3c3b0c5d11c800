package dev.stoa.application.embedding;

import io.vavr.control.Option;

/**
 * Which model embeds the texts of a workspace, and when.
 *
 * @param agent whose task it is; none embeds in the unit of work that stores a text
 */
public record EmbeddingSettings(EmbeddingModel model, Option<String> agent) {

  /** Embeds a text in the unit of work that stores it, so that it is found by meaning at once. */
  public static EmbeddingSettings of(EmbeddingModel model) {
    return new EmbeddingSettings(model, Option.none());
  }

  /**
   * Has texts embedded by tasks of an agent, which are retried when they fail; {@link
   * EmbeddingTasks} handles them.
   *
   * @param agent the identity of an agent that exists
   */
  public EmbeddingSettings queuedFor(String agent) {
    return new EmbeddingSettings(model, Option.some(agent));
  }
}
