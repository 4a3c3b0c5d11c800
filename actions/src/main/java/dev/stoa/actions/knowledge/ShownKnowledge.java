package dev.stoa.actions.knowledge;

import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A knowledge entry. */
record ShownKnowledge(
    KnowledgeId knowledgeId,
    DomainPath domain,
    AgentId agentId,
    @Param("The identity of its author.") Option<String> agent,
    String content,
    @Param("How sure its author is, from 0 to 1.") Option<Double> confidence,
    Instant createdAt,
    Option<Instant> archivedAt) {

  static ShownKnowledge of(Workspace workspace, KnowledgeEntry entry) {
    return of(entry, identities(workspace, List.of(entry)));
  }

  static Items<ShownKnowledge> all(Workspace workspace, Seq<KnowledgeEntry> entries) {
    Map<AgentId, String> identities = identities(workspace, entries);
    return Items.of(entries, entry -> of(entry, identities));
  }

  static Listing<ShownKnowledge> page(
      Workspace workspace, Page<KnowledgeEntry, TimePosition<KnowledgeId>> page) {
    Map<AgentId, String> identities = identities(workspace, page.items());
    return Listing.of(page, entry -> of(entry, identities));
  }

  static Map<AgentId, String> identities(Workspace workspace, Seq<KnowledgeEntry> entries) {
    return References.identities(workspace, entries.map(KnowledgeEntry::agent));
  }

  static ShownKnowledge of(KnowledgeEntry entry, Map<AgentId, String> identities) {
    return new ShownKnowledge(
        entry.id(),
        entry.domain(),
        entry.agent(),
        identities.get(entry.agent()),
        entry.content(),
        entry.confidence(),
        entry.createdAt(),
        entry.archivedAt());
  }
}
