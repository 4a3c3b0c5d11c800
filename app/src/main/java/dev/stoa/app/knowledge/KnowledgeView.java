package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.knowledge.KnowledgeHit;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.RelatedKnowledge;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Locale;

/** How knowledge is shown. */
final class KnowledgeView {

  private static final int TEXT_WIDTH = 60;

  private KnowledgeView() {}

  static Table listed(Seq<KnowledgeEntry> entries) {
    return Table.of("id", "domain", "content", "confidence", "told", "archived")
        .rows(
            entries,
            entry ->
                new Object[] {
                  entry.id(),
                  entry.domain(),
                  Printable.shortened(entry.content(), TEXT_WIDTH),
                  entry.confidence().getOrNull(),
                  Instants.text(entry.createdAt()),
                  text(entry.archivedAt()).getOrNull()
                });
  }

  static Table whole(KnowledgeEntry entry) {
    return Table.of("field", "value")
        .row("knowledge_id", entry.id())
        .row("domain", entry.domain())
        .row("agent_id", entry.agent())
        .row("content", entry.content())
        .row("confidence", entry.confidence().map(String::valueOf).getOrElse("-"))
        .row("created_at", Instants.text(entry.createdAt()))
        .row("archived_at", text(entry.archivedAt()).getOrElse("-"));
  }

  static Table related(Seq<RelatedKnowledge> entries) {
    return Table.of("id", "domain", "content", "shared words")
        .rows(
            entries,
            related ->
                new Object[] {
                  related.entry().id(),
                  related.entry().domain(),
                  Printable.shortened(related.entry().content(), TEXT_WIDTH),
                  related.shared()
                });
  }

  static Table hits(Seq<KnowledgeHit> hits) {
    return Table.of("id", "domain", "passage", "relevance")
        .rows(
            hits,
            hit ->
                new Object[] {
                  hit.entry().id(),
                  hit.entry().domain(),
                  hit.snippet(),
                  String.format(Locale.ROOT, "%.3f", hit.relevance())
                });
  }

  static Table tree(Seq<DomainBranch> branches) {
    return Table.of("domain", "here", "with all below")
        .rows(branches, branch -> new Object[] {branch.path(), branch.here(), branch.total()});
  }

  static JsonObject json(KnowledgeEntry entry) {
    return members(entry).object();
  }

  static JsonObject json(RelatedKnowledge related) {
    return members(related.entry()).with("shared", related.shared()).object();
  }

  static JsonObject json(KnowledgeHit hit) {
    return members(hit.entry())
        .with("snippet", hit.snippet())
        .withNumber("relevance", Option.some(hit.relevance()))
        .object();
  }

  static JsonObject json(DomainBranch branch) {
    return new JsonMembers()
        .with("domain", branch.path().value())
        .with("here", branch.here())
        .with("total", branch.total())
        .object();
  }

  private static JsonMembers members(KnowledgeEntry entry) {
    return new JsonMembers()
        .with("knowledge_id", entry.id().value())
        .with("domain", entry.domain().value())
        .with("agent_id", entry.agent().value())
        .with("content", entry.content())
        .withNumber("confidence", entry.confidence())
        .with("created_at", Instants.text(entry.createdAt()))
        .withText("archived_at", text(entry.archivedAt()));
  }

  private static Option<String> text(Option<Instant> instant) {
    return instant.map(Instants::text);
  }
}
