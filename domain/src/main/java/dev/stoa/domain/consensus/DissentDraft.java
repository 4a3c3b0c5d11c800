package dev.stoa.domain.consensus;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.util.Map;

/**
 * A disagreement to record; immutable.
 *
 * @param confidence how sure the agent is, from 0 to 1
 */
public record DissentDraft(
    AgentName agent,
    DissentType type,
    String content,
    Option<String> reasoning,
    double confidence,
    CanonicalJson metadata) {

  /** The longest content. */
  public static final int MAX_CONTENT = 100_000;

  /** The longest reasoning, and the longest rebuttal. */
  public static final int MAX_REASONING = 100_000;

  /** The longest metadata, as text. */
  public static final int MAX_METADATA = 100_000;

  private static final double USUAL_CONFIDENCE = 0.5;

  /** Refuses invalid fields; the message names the field. */
  public DissentDraft {
    PlainText.require("content", content, MAX_CONTENT);
    reasoning.forEach(text -> PlainText.require("reasoning", text, MAX_REASONING));
    UnitRange.require("confidence", confidence);
    Metadata.require(metadata, MAX_METADATA);
  }

  /** What an agent says, with a confidence of a half. */
  public static DissentDraft of(AgentName agent, DissentType type, String content) {
    return new DissentDraft(
        agent, type, content, Option.none(), USUAL_CONFIDENCE, CanonicalJson.EMPTY_OBJECT);
  }

  /** As above, by the identity of the agent. */
  public static DissentDraft of(String agent, DissentType type, String content) {
    return of(new AgentName(agent), type, content);
  }

  /** With a reasoning. */
  public DissentDraft reasoning(String text) {
    return new DissentDraft(agent, type, content, Option.some(text), confidence, metadata);
  }

  /** With a confidence from 0 to 1. */
  public DissentDraft confidence(double value) {
    return new DissentDraft(agent, type, content, reasoning, value, metadata);
  }

  /** With these members as metadata. */
  public DissentDraft metadata(Map<String, ?> members) {
    return new DissentDraft(agent, type, content, reasoning, confidence, CanonicalJson.of(members));
  }
}
