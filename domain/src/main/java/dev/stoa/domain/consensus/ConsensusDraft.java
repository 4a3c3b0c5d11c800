package dev.stoa.domain.consensus;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;

/**
 * A conclusion to record; immutable.
 *
 * @param confidence how sure the debate is of it, from 0 to 1
 * @param positions where the participants stand, each once, by name
 * @param cruxes what the disagreement hinges on, at most {@link #MAX_CRUXES}
 */
@RecordBuilder
public record ConsensusDraft(
    String debateId,
    String topic,
    String conclusion,
    double confidence,
    Option<Discipline> domain,
    Seq<String> tags,
    Seq<Position> positions,
    Seq<String> cruxes,
    CanonicalJson metadata) {

  /** The longest debate id. */
  public static final int MAX_DEBATE_ID = 255;

  /** The longest topic. */
  public static final int MAX_TOPIC = 10_000;

  /** The longest conclusion. */
  public static final int MAX_CONCLUSION = 100_000;

  /** The longest tag, and the longest crux. */
  public static final int MAX_LINE = 4_000;

  /** The maximum number of tags. */
  public static final int MAX_TAGS = 100;

  /** The maximum number of cruxes. */
  public static final int MAX_CRUXES = 5;

  /** The maximum number of positions. */
  public static final int MAX_POSITIONS = 1_000;

  /** The longest metadata, as text. */
  public static final int MAX_METADATA = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public ConsensusDraft {
    PlainText.require("debate_id", debateId, MAX_DEBATE_ID);
    PlainText.require("topic", topic, MAX_TOPIC);
    PlainText.require("conclusion", conclusion, MAX_CONCLUSION);
    UnitRange.require("confidence", confidence);
    tags = lines("tag", tags, MAX_TAGS);
    cruxes = lines("crux", cruxes, MAX_CRUXES);
    if (positions.size() > MAX_POSITIONS) {
      throw new InvalidValue(
          "there are " + positions.size() + " positions: give at most " + MAX_POSITIONS);
    }
    positions
        .groupBy(Position::agent)
        .find(same -> same._2.size() > 1)
        .forEach(
            same -> {
              throw new InvalidValue(
                  "agent " + same._1 + " has two positions: give one for each agent");
            });
    positions = positions.sortBy(Position::agent).toVector();
    Metadata.require(metadata, MAX_METADATA);
  }

  /** What a debate concluded about a topic, with a confidence from 0 to 1. */
  public static ConsensusDraft of(
      String debateId, String topic, String conclusion, double confidence) {
    return new ConsensusDraft(
        debateId,
        topic,
        conclusion,
        confidence,
        Option.none(),
        Vector.empty(),
        Vector.empty(),
        Vector.empty(),
        CanonicalJson.EMPTY_OBJECT);
  }

  /** In a domain. */
  public ConsensusDraft domain(String name) {
    return ConsensusDraftBuilder.from(this).domain(Option.some(new Discipline(name))).build();
  }

  /** With one more tag. */
  public ConsensusDraft tag(String name) {
    return ConsensusDraftBuilder.from(this).tags(tags.append(name)).build();
  }

  /** With one more agent who agrees. */
  public ConsensusDraft agreed(String agent, double sure) {
    return with(Position.of(new AgentName(agent), true, sure));
  }

  /** With one more agent who disagrees. */
  public ConsensusDraft disagreed(String agent, double sure) {
    return with(Position.of(new AgentName(agent), false, sure));
  }

  /** With one more position. */
  public ConsensusDraft with(Position position) {
    return positioned(positions.append(position));
  }

  ConsensusDraft positioned(Seq<Position> all) {
    return ConsensusDraftBuilder.from(this).positions(all).build();
  }

  /** With one more crux. */
  public ConsensusDraft crux(String text) {
    return ConsensusDraftBuilder.from(this).cruxes(cruxes.append(text)).build();
  }

  /** With these members as metadata. */
  public ConsensusDraft metadata(Map<String, ?> members) {
    return ConsensusDraftBuilder.from(this).metadata(CanonicalJson.of(members)).build();
  }

  /** With a position for each dissenter that has none. */
  public ConsensusDraft disagreedBy(DissentDraft dissent) {
    boolean positioned = positions.exists(one -> one.agent().equals(dissent.agent()));
    return positioned || !dissent.type().disagrees()
        ? this
        : with(Position.of(dissent.agent(), false, dissent.confidence()));
  }

  private static Seq<String> lines(String field, Seq<String> lines, int most) {
    if (lines.size() > most) {
      throw new InvalidValue(
          "there are " + lines.size() + " of " + field + ": give at most " + most);
    }
    lines.forEach(line -> PlainText.require(field, line, MAX_LINE));
    return lines.toVector();
  }
}
