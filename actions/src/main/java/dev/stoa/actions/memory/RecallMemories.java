package dev.stoa.actions.memory;

import dev.stoa.actions.Listing;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.Vectors;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A query for memories. */
record RecallMemories(
    @Param(value = "Any text; without it, the strongest memories are recalled.", position = 0)
        Option<String> words,
    @Param("Only memories of this scope, instead of shared.") Option<MemoryScope> scope,
    @Param("Only memories of these scopes.") Seq<MemoryScope> scopes,
    @Param("Memories of every scope.") boolean everywhere,
    @Param(value = "Only memories of these tiers.", option = "tier") Seq<MemoryTier> tiers,
    @Param(value = "The least importance.", defaultValue = "0", min = 0, max = 1)
        double minImportance,
    @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "10") int limit,
    @Param(value = "Only memories of these kinds.", option = "kind") Seq<MemoryKind> kinds,
    @Param("Settled memories too.") boolean withResolved,
    @Param("Only memories whose name is in the words, as a phrase or with one letter wrong.")
        boolean named,
    @Param(value = "The least relevance.", defaultValue = "0", min = 0, max = 1) double minScore,
    @Param("Followed by the memories that the recalled ones refer to.") boolean linked,
    @Param("In the order of relevance alone: importance, surprise and age do not count.")
        boolean byRelevance,
    @Param("Show what each part contributes to the score.") boolean explain,
    @Param(value = Trusted.LEAST, defaultValue = "imported") Trust minTrust,
    ValidAt valid,
    @Param(Where.ASKED) Option<MetadataFilter> where,
    Option<Embedding> embedding) {

  static final Input<RecallMemories> INPUT =
      Vectors.given(Input.of(RecallMemories.class)).flatten("valid", ValidTime.ASKED);

  RecallMemories {
    if (everywhere && (scope.isDefined() || scopes.nonEmpty())) {
      throw BadInput.of("give {scope} or {everywhere}, not both");
    }
  }

  Recall question() {
    Recall recall =
        words
            .map(Recall::about)
            .getOrElse(Recall::strongest)
            .minImportance(minImportance)
            .minScore(minScore)
            .minTrust(minTrust)
            .valid(valid)
            .limit(limit);
    recall = where.map(recall::where).getOrElse(recall);
    recall = tiers.isEmpty() ? recall : recall.tiers(tiers.toJavaArray(MemoryTier[]::new));
    recall = embedding.map(recall::like).getOrElse(recall);
    Seq<MemoryScope> wanted = scopes.prependAll(scope);
    recall = wanted.isEmpty() ? recall : recall.scopes(wanted.toJavaArray(MemoryScope[]::new));
    recall = kinds.isEmpty() ? recall : recall.kinds(kinds.toJavaArray(MemoryKind[]::new));
    recall = byRelevance ? recall.byRelevanceOnly() : recall;
    recall = withResolved ? recall.includingResolved() : recall;
    recall = named ? recall.namedOnly() : recall;
    recall = linked ? recall.withLinked() : recall;
    return everywhere ? recall.everywhere() : recall;
  }
}
