package dev.stoa.application.debate;

import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Option;

/**
 * What another context records of a debate that is concluded, in the same unit of work.
 *
 * <p>A refusal undoes the whole conclusion.
 */
@FunctionalInterface
public interface ConclusionPart {

  /** Records its part, or why it cannot. */
  Option<Refusal> record(Conclusion conclusion);
}
