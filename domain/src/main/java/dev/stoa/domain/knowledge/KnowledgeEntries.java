package dev.stoa.domain.knowledge;

import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What agents know together. What is searchable of it is what is not archived. */
public interface KnowledgeEntries extends Searched {

  /** Keeps new entries; a taken id is breakage, and so is an agent that is not there. */
  void add(Seq<KnowledgeEntry> entries);

  /** Keeps whether a locked entry is archived; nothing else of it ever changes. */
  void save(KnowledgeEntry entry);

  /** The entry of this id. */
  Option<KnowledgeEntry> find(KnowledgeId id);

  /** The entries of these ids, in no promised order; what is not there is left out. */
  Seq<KnowledgeEntry> find(Seq<KnowledgeId> ids);

  /** The entry of this id, held still: needs an open write unit, until whose end it is alone. */
  Option<KnowledgeEntry> lock(KnowledgeId id);

  /** Entries whose id ends so, at most so many, ordered by their ids read backwards. */
  Seq<KnowledgeEntry> endingWith(String suffix, int limit);

  /** Entries beyond a position, newest first, ties by descending id. */
  Seq<KnowledgeEntry> page(KnowledgeFilter filter, Option<KnowledgePosition> after, int limit);

  /**
   * The paths right below the given one, or the first names of all, that hold something in this
   * scope, here or below; by path, from after the given one.
   */
  Seq<DomainBranch> branches(
      Option<DomainPath> below, KnowledgeScope scope, Option<DomainPath> after, int limit);
}
