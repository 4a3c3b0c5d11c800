package dev.stoa.langgraph4j;

import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.Collection;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.bsc.langgraph4j.RunnableConfig;
import org.bsc.langgraph4j.checkpoint.BaseCheckpointSaver;
import org.bsc.langgraph4j.checkpoint.Checkpoint;
import org.bsc.langgraph4j.serializer.StateSerializer;
import org.bsc.langgraph4j.state.AgentState;

/**
 * Checkpoints of graphs in a workspace: a thread is a conversation, a checkpoint one of its
 * messages.
 *
 * <p>Nothing is remembered between calls, so that every process over the workspace sees the
 * checkpoints of all. Storing one, and reading the newest, cost the same however many there are.
 */
public final class StoaCheckpointSaver implements BaseCheckpointSaver {

  /** How many checkpoints of a thread are retained at least, unless told otherwise. */
  public static final int USUAL_RETENTION = 100;

  private static final UserId USUAL_USER = new UserId("langgraph4j");
  private static final String PREFIX = "langgraph4j:";

  private final Workspace workspace;
  private final CheckpointMessages checkpoints;
  private final UserId user;
  private final int retained;

  private StoaCheckpointSaver(
      Workspace workspace, CheckpointMessages checkpoints, UserId user, int retained) {
    this.workspace = workspace;
    this.checkpoints = checkpoints;
    this.user = user;
    this.retained = retained;
  }

  /** In a workspace, with the serializer of the graph's state. */
  public static StoaCheckpointSaver of(
      Workspace workspace, StateSerializer<? extends AgentState> states) {
    return new StoaCheckpointSaver(
        workspace, new CheckpointMessages(states), USUAL_USER, USUAL_RETENTION);
  }

  /** For the threads of a user; threads of others are unknown. */
  public StoaCheckpointSaver user(String id) {
    return new StoaCheckpointSaver(workspace, checkpoints, new UserId(id), retained);
  }

  /**
   * Retains at least this many checkpoints of a thread, and fewer than twice as many: the oldest
   * are removed many at a time.
   */
  public StoaCheckpointSaver retaining(int least) {
    if (least < 1) {
      throw new InvalidValue("retaining " + least + " checkpoints: give 1 or more");
    }
    return new StoaCheckpointSaver(workspace, checkpoints, user, least);
  }

  /** The retained checkpoints of a thread, the newest first. */
  @Override
  public Collection<Checkpoint> list(RunnableConfig config) {
    return thread(config)
        .map(thread -> all(thread).map(checkpoints::checkpoint).toJavaList())
        .getOrElse(java.util.List.of());
  }

  /** The checkpoint that the configuration names, or else the newest of its thread. */
  @Override
  public Optional<Checkpoint> get(RunnableConfig config) {
    return thread(config)
        .flatMap(
            thread ->
                config
                    .checkPointId()
                    .map(id -> named(thread, id))
                    .orElseGet(() -> page(thread, Option.none(), 1).items().lastOption()))
        .map(checkpoints::checkpoint)
        .toJavaOptional();
  }

  /** Stores a new checkpoint, or another state of the one that the configuration names. */
  @Override
  public RunnableConfig put(RunnableConfig config, Checkpoint checkpoint) throws IOException {
    if (config.checkPointId().isPresent()) {
      correct(config, config.checkPointId().get(), checkpoint);
      return config;
    }
    ConversationId thread =
        done(workspace
                .conversations()
                .start(user, NewConversation.untitled().external(external(config))))
            .id();
    ConversationMessage stored =
        done(workspace.messages().append(user, thread, checkpoints.draft(checkpoint)));
    if (stored.sequence() % retained == 0) {
      removeOld(thread, stored.sequence() - retained);
    }
    return RunnableConfig.builder(config).checkPointId(checkpoint.getId()).build();
  }

  private void correct(RunnableConfig config, String id, Checkpoint checkpoint) throws IOException {
    ConversationId thread = thread(config).getOrElseThrow(() -> unknown(id));
    ConversationMessage former = named(thread, id).getOrElseThrow(() -> unknown(id));
    done(
        workspace
            .messages()
            .correct(user, thread, former.sequence(), checkpoints.draft(checkpoint)));
  }

  private static NoSuchElementException unknown(String id) {
    return new NoSuchElementException("Checkpoint with id " + id + " not found!");
  }

  private void removeOld(ConversationId thread, long last) {
    Vector<Long> old =
        all(thread).map(ConversationMessage::sequence).filter(number -> number <= last);
    if (!old.isEmpty()) {
      done(workspace.messages().removeAll(user, thread, old));
    }
  }

  /** Removes a thread with its checkpoints, which it answers. */
  @Override
  public Tag release(RunnableConfig config) {
    Collection<Checkpoint> released = list(config);
    thread(config).forEach(thread -> done(workspace.conversations().delete(user, thread)));
    return new Tag(threadId(config), released);
  }

  private Option<ConversationId> thread(RunnableConfig config) {
    return workspace
        .conversations()
        .find(user, new ExternalId(external(config)))
        .toOption()
        .map(Conversation::id);
  }

  private String external(RunnableConfig config) {
    return PREFIX + threadId(config);
  }

  private Option<ConversationMessage> named(ConversationId thread, String checkpoint) {
    return done(workspace
            .messages()
            .before(user, thread, checkpoints.isNamed(checkpoint), PageRequest.first(1)))
        .items()
        .lastOption();
  }

  /** The newest first. */
  private Vector<ConversationMessage> all(ConversationId thread) {
    Vector<ConversationMessage> all = Vector.empty();
    Option<Long> before = Option.none();
    do {
      Page<ConversationMessage, Long> page = page(thread, before, Page.MAX_SIZE);
      all = all.appendAll(page.items().reverse());
      before = page.next();
    } while (before.isDefined());
    return all;
  }

  private Page<ConversationMessage, Long> page(
      ConversationId thread, Option<Long> before, int limit) {
    return done(workspace.messages().before(user, thread, new PageRequest<>(before, limit)));
  }

  private static <T> T done(Either<ConversationRefused, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
