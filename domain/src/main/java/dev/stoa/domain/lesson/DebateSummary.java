package dev.stoa.domain.lesson;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What lessons are extracted from: the record of a debate and what its turns brought to light.
 *
 * @param conclusion what was concluded, if anything
 * @param consensus how sure the debate is of it, from 0 to 1
 * @param rounds the insights of each round
 */
public record DebateSummary(
    String debateId,
    String topic,
    Discipline domain,
    Option<String> conclusion,
    double consensus,
    Seq<Round> rounds) {

  /** The longest topic. */
  public static final int MAX_TOPIC = 10_000;

  /** The least consensus of a debate that teaches something. */
  public static final double LEAST_CONSENSUS = 0.7;

  /** The insights of a round, numbered from 1. */
  public record Round(long number, Seq<String> insights) {

    /** Refuses numbers below 1 and insights that cannot be stored. */
    public Round {
      if (number < 1) {
        throw new InvalidValue("round " + number + " is below 1: count from 1");
      }
      insights.forEach(text -> PlainText.require("insight", text, LessonDraft.MAX_TEXT));
      insights = insights.toVector();
    }
  }

  /** Refuses invalid fields; the message names the field. */
  public DebateSummary {
    PlainText.require("debate_id", debateId, LessonDraft.MAX_NAME);
    PlainText.require("topic", topic, MAX_TOPIC);
    conclusion.forEach(text -> PlainText.require("conclusion", text, LessonDraft.MAX_TEXT));
    UnitRange.require("consensus", consensus);
    rounds = rounds.toVector();
  }

  /** A debate about a topic, its domain found by the words of the topic. */
  public static DebateSummary of(String debateId, String topic, double consensus) {
    return new DebateSummary(
        debateId, topic, TopicDomain.of(topic), Option.none(), consensus, Vector.empty());
  }

  /** With what was concluded. */
  public DebateSummary conclusion(String text) {
    return new DebateSummary(debateId, topic, domain, Option.some(text), consensus, rounds);
  }

  /** In a domain. */
  public DebateSummary domain(String name) {
    return new DebateSummary(debateId, topic, new Discipline(name), conclusion, consensus, rounds);
  }

  /** With the insights of one more round. */
  public DebateSummary round(String... insights) {
    return new DebateSummary(
        debateId,
        topic,
        domain,
        conclusion,
        consensus,
        rounds.append(new Round(rounds.size() + 1L, Vector.of(insights))));
  }

  /**
   * A lesson for each round with insights and one for the conclusion, if the consensus is at least
   * {@link #LEAST_CONSENSUS}; otherwise none.
   */
  public Seq<LessonDraft> lessons() {
    if (consensus < LEAST_CONSENSUS) {
      return Vector.empty();
    }
    Seq<LessonDraft> ofRounds =
        rounds.filter(round -> round.insights().nonEmpty()).map(this::lesson);
    return ofRounds.appendAll(
        conclusion.map(text -> lesson("Consensus on " + topic, text).confidence(consensus)));
  }

  private LessonDraft lesson(Round round) {
    String text = round.insights().mkString("\n");
    return lesson(
        "Insight from " + topic + " (Round " + round.number() + ")",
        text.length() <= LessonDraft.MAX_TEXT ? text : text.substring(0, LessonDraft.MAX_TEXT));
  }

  private LessonDraft lesson(String title, String solution) {
    return LessonDraft.of(title, topic, solution)
        .category(LessonCategory.of(solution))
        .domain(domain)
        .debate(debateId)
        .confidence(0);
  }
}
