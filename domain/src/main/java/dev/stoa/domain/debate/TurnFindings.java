package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;

/**
 * What an agent did in a turn besides talking.
 *
 * @param toolCalls an array of tool calls with their results
 * @param testResults an object with the results of tests
 * @param reflections an array of what the agent learnt from failures
 */
public record TurnFindings(
    CanonicalJson toolCalls, CanonicalJson testResults, CanonicalJson reflections) {

  /** An array without items. */
  static final CanonicalJson NOTHING = CanonicalJson.of("[]");

  /** No tool calls, tests and reflections. */
  public static final TurnFindings NONE =
      new TurnFindings(NOTHING, CanonicalJson.EMPTY_OBJECT, NOTHING);

  /** Refuses JSON of the wrong type. */
  public TurnFindings {
    DebateJson.array("tool_calls", toolCalls);
    DebateJson.object("test_results", testResults);
    DebateJson.array("reflections", reflections);
  }

  /** With tool calls. */
  public TurnFindings toolCalls(CanonicalJson calls) {
    return new TurnFindings(calls, testResults, reflections);
  }

  /** With test results. */
  public TurnFindings testResults(CanonicalJson results) {
    return new TurnFindings(toolCalls, results, reflections);
  }

  /** With reflections. */
  public TurnFindings reflections(CanonicalJson learnt) {
    return new TurnFindings(toolCalls, testResults, learnt);
  }

  /** Whether there are reflections. */
  public boolean hasReflections() {
    return !reflections.equals(NOTHING);
  }
}
