package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.search.Embedding;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What was tried in an episode and what came of it, to remember; immutable.
 *
 * @param document a summary in words
 * @param embedding its vector; without one, the embedding model makes it
 * @param archetype the archetype of the agent
 * @param tactic what kind of tactic it was, such as {@code aggressive_opening}
 * @param score the judge's, from -5 to 5
 * @param createdAgents the created agents that took part
 */
@RecordBuilder
public record StrategyDraft(
    String document,
    Option<Embedding> embedding,
    EpisodeId episode,
    GenerationId generation,
    String archetype,
    String tactic,
    int score,
    Termination reason,
    Seq<String> createdAgents) {

  /** The longest document. */
  public static final int MAX_DOCUMENT = 100_000;

  /** The longest archetype, tactic or name of a created agent. */
  public static final int MAX_NAME = 255;

  /** The maximum number of created agents. */
  public static final int MAX_AGENTS = 100;

  /** Refuses invalid fields; the message names the field. */
  public StrategyDraft {
    createdAgents = createdAgents.toVector();
    PlainText.require("document", document, MAX_DOCUMENT);
    PlainText.require("archetype", archetype, MAX_NAME);
    PlainText.require("tactic", tactic, MAX_NAME);
    Score.require("judge_score", score);
    if (createdAgents.size() > MAX_AGENTS) {
      throw new InvalidValue(
          "created_agents has " + createdAgents.size() + " names: give at most " + MAX_AGENTS);
    }
    createdAgents.forEach(name -> PlainText.require("created_agents", name, MAX_NAME));
  }

  /** What an agent of an archetype tried in an episode. */
  public static StrategyDraft of(
      String document, Episode episode, Archetype archetype, String tactic) {
    return new StrategyDraft(
        document,
        Option.none(),
        episode.id(),
        episode.result().generation(),
        archetype.label(),
        tactic,
        episode.result().scoreA(),
        episode.result().reason(),
        Vector.empty());
  }

  /** With its vector. */
  public StrategyDraft embedding(Embedding vector) {
    return StrategyDraftBuilder.from(this).embedding(Option.some(vector)).build();
  }

  /** With this score instead of agent A's. */
  public StrategyDraft score(int given) {
    return StrategyDraftBuilder.from(this).score(given).build();
  }

  /** With a created agent that took part. */
  public StrategyDraft createdAgent(String name) {
    return StrategyDraftBuilder.from(this).createdAgents(createdAgents.append(name)).build();
  }
}
