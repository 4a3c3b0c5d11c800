package dev.stoa.domain.knowledge;

import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The knowledge entries of all agents; only live ones are searchable. */
public interface KnowledgeEntries extends Searched {

  /** Stores new entries; a duplicate id or an unknown agent is an error. */
  void add(Seq<KnowledgeEntry> entries);

  /** Stores whether a locked entry is archived, and its time; nothing else ever changes. */
  void save(KnowledgeEntry entry);

  /** The entry of this id. */
  Option<KnowledgeEntry> find(KnowledgeId id);

  /** The entries with these ids, in any order; unknown ids are left out. */
  Seq<KnowledgeEntry> find(Seq<KnowledgeId> ids);

  /** The entry with this id, locked until the open write unit ends. */
  Option<KnowledgeEntry> lock(KnowledgeId id);

  /** Entries whose id has this suffix, up to a limit, ordered by their reversed ids. */
  Seq<KnowledgeEntry> endingWith(String suffix, int limit);

  /** A page of entries, newest first, ties by descending id; without an instant, of now. */
  Seq<KnowledgeEntry> page(KnowledgeQuery query, Instant now);

  /** The entries that one superseded, newest first, ties by descending id. */
  Seq<KnowledgeEntry> supersededBy(KnowledgeId id, int limit);

  /**
   * A page of the children of a path, or of the top-level paths, that have such entries at or below
   * them; in path order.
   */
  Seq<DomainBranch> branches(BranchQuery query, Instant now);
}
