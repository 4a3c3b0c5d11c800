package dev.stoa.domain.critique;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A critique of a proposal, not yet filed; immutable.
 *
 * @param target the author of the proposal, if known
 * @param severity from 0 to 1
 * @param expectedUsefulness how useful the critic expects it to be, from 0 to 1
 */
@RecordBuilder
public record CritiqueDraft(
    String debateId,
    AgentName agent,
    Option<AgentName> target,
    Seq<String> issues,
    Seq<String> suggestions,
    double severity,
    Option<String> reasoning,
    double expectedUsefulness) {

  /** The longest debate id. */
  public static final int MAX_DEBATE_ID = 255;

  /** The longest issue or suggestion. */
  public static final int MAX_LINE = 4_000;

  /** The maximum number of issues, and of suggestions. */
  public static final int MAX_LINES = 100;

  /** The longest reasoning. */
  public static final int MAX_REASONING = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public CritiqueDraft {
    PlainText.require("debate_id", debateId, MAX_DEBATE_ID);
    issues = lines("issue", issues);
    suggestions = lines("suggestion", suggestions);
    UnitRange.require("severity", severity);
    reasoning.forEach(text -> PlainText.require("reasoning", text, MAX_REASONING));
    UnitRange.require("expected_usefulness", expectedUsefulness);
  }

  /** A critique of severity 0.5 without issues and suggestions. */
  public static CritiqueDraft of(String debateId, AgentName agent) {
    return new CritiqueDraft(
        debateId, agent, Option.none(), Vector.empty(), Vector.empty(), 0.5, Option.none(), 0.5);
  }

  /** As above, by an agent of this identity. */
  public static CritiqueDraft of(String debateId, String agent) {
    return of(debateId, new AgentName(agent));
  }

  /** With the author of the proposal, by its identity. */
  public CritiqueDraft against(String whom) {
    return against(new AgentName(whom));
  }

  /** With the author of the proposal. */
  public CritiqueDraft against(AgentName whom) {
    return CritiqueDraftBuilder.from(this).target(Option.some(whom)).build();
  }

  /** With one more issue. */
  public CritiqueDraft issue(String text) {
    return CritiqueDraftBuilder.from(this).issues(issues.append(text)).build();
  }

  /** With one more suggestion. */
  public CritiqueDraft suggestion(String text) {
    return CritiqueDraftBuilder.from(this).suggestions(suggestions.append(text)).build();
  }

  /** With a severity from 0 to 1. */
  public CritiqueDraft severity(double value) {
    return CritiqueDraftBuilder.from(this).severity(value).build();
  }

  /** With a reasoning. */
  public CritiqueDraft reasoning(String text) {
    return CritiqueDraftBuilder.from(this).reasoning(Option.some(text)).build();
  }

  /** With an expected usefulness from 0 to 1. */
  public CritiqueDraft expecting(double usefulness) {
    return CritiqueDraftBuilder.from(this).expectedUsefulness(usefulness).build();
  }

  private static Seq<String> lines(String field, Seq<String> lines) {
    if (lines.size() > MAX_LINES) {
      throw new InvalidValue(
          "the critique has " + lines.size() + " " + field + "s: send at most " + MAX_LINES);
    }
    lines.forEach(line -> PlainText.require(field, line, MAX_LINE));
    return lines.toVector();
  }
}
