package dev.stoa.actions.knowledge;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.knowledge.KnowledgeHit;
import dev.stoa.application.search.Written;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.RelatedKnowledge;
import dev.stoa.domain.search.SimilarText;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;

/** How callers see knowledge. */
final class KnowledgeViews {

  static final String[] COLUMNS = {
    "domain", "content", "confidence", "agent", "created_at", "archived_at", "knowledge_id"
  };

  static final View<KnowledgeEntry> ENTRY =
      View.of(KnowledgeEntry.class, "Knowledge")
          .rename("id", "knowledge_id")
          .agent("agent", "The identity of its author.")
          .flatten("draft", View.of(Contribution.class).flatten("validity", ValidTime.SEEN))
          .leaveOut("successor")
          .addOption("superseded_by", KnowledgeId.class, one -> one.successor().map(Successor::id))
          .note("superseded_by", ValidTime.SUPERSEDED_BY)
          .note("confidence", "How sure its author is, from 0 to 1.")
          .order("knowledge_id", "domain");

  /** As lists have it, and who asks for one. */
  static final View<KnowledgeEntry> LISTED =
      Trusted.marked("ListedKnowledge", ENTRY, ItemKind.KNOWLEDGE, KnowledgeEntry::id);

  /** An entry after it was contributed. */
  record Contributed(KnowledgeEntry entry, TextFate written, Seq<SimilarText> similar) {

    static Contributed of(Written<KnowledgeEntry> one) {
      return new Contributed(one.item(), one.fate(), one.similar());
    }
  }

  static final View<Contributed> CONTRIBUTED =
      View.of(Contributed.class)
          .flatten("entry", ENTRY)
          .note("written", SimilarViews.WRITTEN)
          .nest("similar", SimilarViews.TEXT)
          .note("similar", SimilarViews.SIMILAR);

  static final View<KnowledgeHit> HIT =
      View.of(KnowledgeHit.class)
          .nest("entry", ENTRY)
          .rename("entry", "knowledge")
          .note("snippet", "The matching passage, with matching words in brackets.")
          .note("relevance", "Its score; the greater, the better.")
          .order("knowledge", "snippet");

  static final View<RelatedKnowledge> RELATED =
      View.of(RelatedKnowledge.class)
          .nest("entry", ENTRY)
          .rename("entry", "knowledge")
          .rename("shared", "shared_words")
          .note("shared_words", "How many keywords both have.");

  static final View<DomainBranch> DOMAIN =
      View.of(DomainBranch.class, "Domain")
          .rename("path", "domain")
          .note("here", "Entries of exactly this domain.")
          .note("total", "Entries of this domain and those below it.");

  private KnowledgeViews() {}
}
