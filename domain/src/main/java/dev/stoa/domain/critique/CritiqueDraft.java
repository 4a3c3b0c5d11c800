package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What one agent holds against a proposal; built up from {@link #of} and never changed.
 *
 * @param target whose proposal it is, if it is somebody's
 * @param severity from 0 to 1
 * @param expectedUsefulness how useful the critic thinks it will prove, from 0 to 1
 */
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

  /** The most issues, and the most suggestions. */
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

  /** A critique of middling severity that says nothing yet. */
  public static CritiqueDraft of(String debateId, AgentName agent) {
    return new CritiqueDraft(
        debateId, agent, Option.none(), Vector.empty(), Vector.empty(), 0.5, Option.none(), 0.5);
  }

  /** Whose proposal is criticised. */
  public CritiqueDraft against(AgentName whom) {
    return new CritiqueDraft(
        debateId,
        agent,
        Option.some(whom),
        issues,
        suggestions,
        severity,
        reasoning,
        expectedUsefulness);
  }

  /** One issue more. */
  public CritiqueDraft issue(String text) {
    return new CritiqueDraft(
        debateId,
        agent,
        target,
        issues.append(text),
        suggestions,
        severity,
        reasoning,
        expectedUsefulness);
  }

  /** One suggestion more. */
  public CritiqueDraft suggestion(String text) {
    return new CritiqueDraft(
        debateId,
        agent,
        target,
        issues,
        suggestions.append(text),
        severity,
        reasoning,
        expectedUsefulness);
  }

  /** How bad it is, from 0 to 1. */
  public CritiqueDraft severity(double value) {
    return new CritiqueDraft(
        debateId, agent, target, issues, suggestions, value, reasoning, expectedUsefulness);
  }

  /** Why. */
  public CritiqueDraft reasoning(String text) {
    return new CritiqueDraft(
        debateId,
        agent,
        target,
        issues,
        suggestions,
        severity,
        Option.some(text),
        expectedUsefulness);
  }

  /** How useful it will prove, from 0 to 1. */
  public CritiqueDraft expecting(double usefulness) {
    return new CritiqueDraft(
        debateId, agent, target, issues, suggestions, severity, reasoning, usefulness);
  }

  private static Seq<String> lines(String field, Seq<String> lines) {
    if (lines.size() > MAX_LINES) {
      throw new IllegalArgumentException(
          "the critique has " + lines.size() + " " + field + "s: send at most " + MAX_LINES);
    }
    lines.forEach(line -> PlainText.require(field, line, MAX_LINE));
    return lines.toVector();
  }
}
