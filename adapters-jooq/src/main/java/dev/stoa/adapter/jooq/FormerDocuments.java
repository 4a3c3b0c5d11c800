package dev.stoa.adapter.jooq;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static dev.stoa.schema.generated.tables.Files.FILES;
import static dev.stoa.schema.generated.tables.GraphEntities.GRAPH_ENTITIES;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;

import dev.stoa.adapter.jooq.channel.FormerMessages;
import dev.stoa.adapter.jooq.consensus.JooqConsensusEntries;
import dev.stoa.adapter.jooq.conversation.FormerConversations;
import dev.stoa.adapter.jooq.correction.JooqCorrections;
import dev.stoa.adapter.jooq.debate.FormerTurns;
import dev.stoa.adapter.jooq.evidence.JooqEvidenceItems;
import dev.stoa.adapter.jooq.files.JooqMemoryFiles;
import dev.stoa.adapter.jooq.graph.JooqGraphEntities;
import dev.stoa.adapter.jooq.knowledge.JooqKnowledgeEntries;
import dev.stoa.adapter.jooq.lesson.JooqLessons;
import dev.stoa.adapter.jooq.memory.JooqMemories;
import dev.stoa.adapter.jooq.notebook.JooqNotes;
import dev.stoa.adapter.jooq.operations.SeenVersions;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jooq.TableField;

/** What was searchable at an instant, and is gone or says something else now. */
final class FormerDocuments {

  /** No more are looked at for one question. */
  private static final int MOST = 2_000;

  private final JooqSession session;
  private final Map<SearchSource, Option<Former>> sources = new ConcurrentHashMap<>();

  FormerDocuments(JooqSession session) {
    this.session = session;
  }

  /** None in the present. The same object as before if no row has changed since. */
  Seq<SearchDocument> of(SearchSource source) {
    return sources
        .computeIfAbsent(source, this::former)
        .map(Former::documents)
        .getOrElse(Vector.empty());
  }

  private Option<Former> former(SearchSource source) {
    return switch (source) {
      case MEMORY ->
          former(
              JooqMemories::new,
              CONTINUUM_MEMORY.CONTENT,
              CONTINUUM_MEMORY.NAMES,
              CONTINUUM_MEMORY.SCOPE,
              CONTINUUM_MEMORY.AUTHOR);
      case NOTE ->
          former(
              JooqNotes::new,
              MEMORIES.TOPIC,
              MEMORIES.MESSAGE,
              MEMORIES.AGENT_ID,
              MEMORIES.ARCHIVED_AT);
      case KNOWLEDGE ->
          former(
              JooqKnowledgeEntries::new,
              KNOWLEDGE.DOMAIN,
              KNOWLEDGE.CONTENT,
              KNOWLEDGE.AGENT_ID,
              KNOWLEDGE.ARCHIVED_AT);
      case FILE -> former(JooqMemoryFiles::new, FILES.PATH, FILES.TEXT, FILES.SCOPE);
      case EVIDENCE ->
          former(
              JooqEvidenceItems::new,
              EVIDENCE.TITLE,
              EVIDENCE.SNIPPET,
              EVIDENCE.SOURCE,
              EVIDENCE.ENRICHED_METADATA_JSON);
      case CONSENSUS ->
          former(
              JooqConsensusEntries::new,
              CONSENSUS.TOPIC,
              CONSENSUS.CONCLUSION,
              CONSENSUS.DOMAIN,
              CONSENSUS.ARCHIVED_AT);
      case ENTITY ->
          former(
              JooqGraphEntities::new,
              GRAPH_ENTITIES.NAME,
              GRAPH_ENTITIES.ENTITY_TYPE,
              GRAPH_ENTITIES.UPDATED_AT,
              GRAPH_ENTITIES.MERGED_INTO);
      case LESSON ->
          former(
              JooqLessons::new, LESSONS.TITLE, LESSONS.PROBLEM, LESSONS.SOLUTION, LESSONS.DOMAIN);
      case CORRECTION -> former(JooqCorrections::new, CORRECTIONS.SUBJECT, CORRECTIONS.CLAIM);
      case MESSAGE ->
          former(FormerMessages::new, CHANNEL_MESSAGES.CONTENT, CHANNEL_MESSAGES.AGENT_ID);
      case CONVERSATION ->
          former(
              FormerConversations::new,
              CONVERSATION_MESSAGES.CONTENT,
              CONVERSATION_MESSAGES.AUTHOR);
      case TURN -> former(FormerTurns::new, DEBATE_TURNS.CONTENT, DEBATE_TURNS.AGENT_ID);
    };
  }

  /**
   * @param columns what a text is made of, and by what it is known whether it is searched
   */
  private Option<Former> former(
      Function<JooqSession, Searched> texts, TableField<?, ?>... columns) {
    String table = columns[0].getTable().getName();
    return session
        .differing(Map.of(table, List.of(columns)))
        .map(then -> new Former(then, table, texts.apply(then)));
  }

  /** Those of one source. */
  private static final class Former {

    private final JooqSession session;
    private final String table;
    private final Searched texts;
    private volatile Known known = new Known(Option.none(), Vector.empty());

    /** What was read, and what there was of versions then. */
    private record Known(Option<SeenVersions> seen, Seq<SearchDocument> documents) {}

    Former(JooqSession session, String table, Searched texts) {
      this.session = session;
      this.table = table;
      this.texts = texts;
    }

    Seq<SearchDocument> documents() {
      Option<SeenVersions> seen = Option.some(SeenVersions.of(session, table));
      Known last = known;
      if (!last.seen().equals(seen)) {
        last = new Known(seen, texts.searchable(Option.none(), MOST));
        known = last;
      }
      return last.documents();
    }
  }
}
