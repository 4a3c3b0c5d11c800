package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why a question to everything has no answer. */
public sealed interface SearchRefused extends Refusal {

  /** A private source was named without an agent. */
  @RefusalCode("search.private")
  record Private(SearchSource source) implements SearchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "a "
          + source.label()
          + " is private to its agent: say who asks, or leave this source out";
    }
  }

  /** What is searched has vectors, but not of the model of the workspace. */
  record OtherModel(EmbeddingRefused reason) implements SearchRefused, Refusal.PassedOn {}

  /** No vector of the collection has this id. */
  @RefusalCode("search.unknown_vector")
  record NoVector(VectorCollection collection, String id) implements SearchRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "collection "
          + collection
          + " has no vector "
          + id
          + ": list its ids with `stoa vector list`";
    }
  }

  /** No index is declared on this member. */
  @RefusalCode("search.unknown_index")
  record NoIndex(MetadataKind of, String key) implements SearchRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "no index is declared on "
          + key
          + " of "
          + of.label()
          + ": list those that are with `stoa index declared`";
    }
  }

  /** A kind has as many indexes as it may have. */
  @RefusalCode("search.too_many_indexes")
  record TooManyIndexes(MetadataKind of) implements SearchRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "metadata of "
          + of.label()
          + " has "
          + MetadataIndex.MOST_OF_A_KIND
          + " indexes, and every write pays for each: drop one with `stoa index drop`";
    }
  }

  /** The searching agent is unknown or ambiguous. */
  record NoAgent(Refusal reason) implements SearchRefused, Refusal.PassedOn {}
}
