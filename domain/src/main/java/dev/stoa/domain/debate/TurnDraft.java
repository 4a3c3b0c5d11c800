package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/**
 * The turn of an agent in a round and phase of a debate, not yet appended; immutable.
 *
 * @param to its addressee, if there is one
 * @param role the agent's role, such as {@code proposer} or {@code critic}
 * @param confidence from 0 to 1
 */
@RecordBuilder
public record TurnDraft(
    long round,
    DebatePhase phase,
    AgentName agent,
    Option<AgentName> to,
    Option<String> role,
    Option<String> provider,
    Option<String> model,
    Option<String> content,
    Option<Double> confidence,
    TurnFindings findings,
    CanonicalJson metadata,
    Option<Duration> responseTime) {

  /** The longest content. */
  public static final int MAX_CONTENT = 1_000_000;

  /** The longest role, provider and model. */
  public static final int MAX_LABEL = 255;

  /** The highest round. */
  public static final int MOST_ROUNDS = 1_000_000;

  /** Refuses values that cannot be stored; the message names the field. */
  public TurnDraft {
    if (round < 1 || round > MOST_ROUNDS) {
      throw new InvalidValue("round " + round + " is out of range: give 1 to " + MOST_ROUNDS);
    }
    role.forEach(text -> PlainText.require("role", text, MAX_LABEL));
    provider.forEach(text -> PlainText.require("provider", text, MAX_LABEL));
    model.forEach(text -> PlainText.require("model", text, MAX_LABEL));
    content.forEach(text -> PlainText.require("content", text, MAX_CONTENT));
    confidence.forEach(value -> UnitRange.require("confidence", value));
    DebateJson.object("metadata", metadata);
    responseTime =
        responseTime.map(
            length -> {
              if (length.isNegative() || length.toDays() > 365) {
                throw new InvalidValue(
                    "response_time " + length + " is out of range: give 0 to a year");
              }
              return Duration.ofMillis(length.toMillis());
            });
  }

  /** A turn without content. */
  public static TurnDraft of(long round, DebatePhase phase, AgentName agent) {
    return new TurnDraft(
        round,
        phase,
        agent,
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        TurnFindings.NONE,
        CanonicalJson.EMPTY_OBJECT,
        Option.none());
  }

  /** A turn of an agent of this identity. */
  public static TurnDraft of(long round, DebatePhase phase, String agent, String content) {
    return of(round, phase, new AgentName(agent)).content(content);
  }

  /** Addressed to one agent. */
  public TurnDraft to(AgentName whom) {
    return TurnDraftBuilder.from(this).to(Option.some(whom)).build();
  }

  /** In a role. */
  public TurnDraft role(String value) {
    return TurnDraftBuilder.from(this).role(Option.some(value)).build();
  }

  /** By a model of a provider. */
  public TurnDraft model(String theProvider, String theModel) {
    return TurnDraftBuilder.from(this)
        .provider(Option.some(theProvider))
        .model(Option.some(theModel))
        .build();
  }

  /** With its content. */
  public TurnDraft content(String text) {
    return TurnDraftBuilder.from(this).content(Option.some(text)).build();
  }

  /** With a confidence from 0 to 1. */
  public TurnDraft confidence(double value) {
    return TurnDraftBuilder.from(this).confidence(Option.some(value)).build();
  }

  /** With tool calls, test results and reflections. */
  public TurnDraft findings(TurnFindings value) {
    return TurnDraftBuilder.from(this).findings(value).build();
  }

  /** With metadata. */
  public TurnDraft metadata(CanonicalJson value) {
    return TurnDraftBuilder.from(this).metadata(value).build();
  }

  /** With how long the answer took, in whole milliseconds. */
  public TurnDraft responseTime(Duration length) {
    return TurnDraftBuilder.from(this).responseTime(Option.some(length)).build();
  }

  /** Who speaks, and who is spoken to. */
  public Seq<AgentName> participants() {
    Seq<AgentName> speaker = List.of(agent);
    return to.isDefined() && !to.contains(agent) ? speaker.append(to.get()) : speaker;
  }
}
