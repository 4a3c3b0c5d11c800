package dev.stoa.application.debate;

/**
 * Answers for one agent of a debate that is run: a model client, a rule, a person.
 *
 * <p>It may be called from another thread, and again with the same prompt if its answer was lost in
 * a crash; the key of the prompt is then the same. What it throws is recorded as an answer of
 * confidence 0.
 */
@FunctionalInterface
public interface DebateParticipant {

  /** The answer of the agent. */
  DebateAnswer answer(DebatePrompt prompt) throws Exception;
}
