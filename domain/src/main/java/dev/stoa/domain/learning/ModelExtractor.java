package dev.stoa.domain.learning;

import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Has a model propose; integrations with frameworks give the call of theirs. */
public final class ModelExtractor implements Extractor {

  private final Function<LearningPrompt, String> model;

  /**
   * With a model.
   *
   * @param model its answer to a prompt, as text
   */
  public ModelExtractor(Function<LearningPrompt, String> model) {
    this.model = model;
  }

  @Override
  public Either<LearningRefused, Proposal> propose(LearningSource source) {
    return ProposalJson.read(model.apply(LearningPrompt.of(source)))
        .flatMap(proposal -> onlyShown(source, proposal));
  }

  /** A model knows only the ids that it was shown: any other is made up. */
  private static Either<LearningRefused, Proposal> onlyShown(
      LearningSource source, Proposal proposal) {
    Set<MemoryId> shown = source.known().map(one -> one.id()).toSet();
    Option<LearningRefused> madeUp =
        proposal
            .memories()
            .zipWithIndex()
            .find(one -> one._1.claimed().exists(id -> !shown.contains(id)))
            .map(
                one ->
                    new LearningRefused.Malformed(
                        "memories["
                            + one._2
                            + "]."
                            + (one._1.refines().isDefined() ? "refines" : "contradicts"),
                        "names a memory that the model was not shown",
                        "have it name one of the known memories or none"));
    return madeUp
        .<Either<LearningRefused, Proposal>>map(Either::left)
        .getOrElse(() -> Either.right(proposal));
  }
}
