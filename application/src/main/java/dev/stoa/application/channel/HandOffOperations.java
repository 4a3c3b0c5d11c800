package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffRefused;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;

/** Work that one agent hands to another in a channel. */
public final class HandOffOperations {

  private final UnitOfWork unitOfWork;
  private final HandOffs handOffs;
  private final InstantSource clock;
  private final ChangeHandOffs handOver;

  /** For one workspace, with its clock and id source. */
  public HandOffOperations(ChannelStorage storage, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.handOffs = storage.handOffs();
    this.clock = MicrosecondClock.of(time);
    this.handOver = new ChangeHandOffs(storage, clock, ids);
  }

  /** Hands work to another agent. */
  public Either<HandOffRefused, HandOff> offer(HandOffRequest request) {
    return unitOfWork.write(() -> handOver.offer(request));
  }

  /** The receiver accepts the work; accepting it again changes nothing. */
  public Either<HandOffRefused, HandOff> acknowledge(HandOffId id, AgentId by) {
    return changed(id, handOff -> handOff.acknowledge(by, clock.instant()));
  }

  /** The receiver closes work it has acknowledged. */
  public Either<HandOffRefused, HandOff> close(HandOffId id, AgentId by) {
    return changed(id, handOff -> handOff.close(by, clock.instant()));
  }

  /** The sender cancels the hand-off. */
  public Either<HandOffRefused, HandOff> cancel(HandOffId id, AgentId by) {
    return changed(id, handOff -> handOff.cancel(by, clock.instant()));
  }

  /** The hand-off of this id. */
  public Option<HandOff> find(HandOffId id) {
    return unitOfWork.read(() -> handOffs.find(id));
  }

  /** The hand-offs to an agent with this status, oldest first. */
  public Page<HandOff, HandOff.Key> list(
      AgentId to, HandOffStatus status, Option<HandOff.Key> after, int size) {
    Page.checkedSize(size);
    Seq<HandOff> items = unitOfWork.read(() -> handOffs.page(to, status, after, size));
    return new Page<>(
        items, items.size() < size ? Option.none() : items.lastOption().map(HandOff::key));
  }

  /** {@link #list(AgentId, HandOffStatus, Option, int)} with an {@link Optional}. */
  public Page<HandOff, HandOff.Key> list(
      AgentId to, HandOffStatus status, Optional<HandOff.Key> after, int size) {
    return list(to, status, Option.ofOptional(after), size);
  }

  private Either<HandOffRefused, HandOff> changed(
      HandOffId id, Function<HandOff, Either<HandOffRefused, HandOff>> rule) {
    return unitOfWork.write(() -> handOver.change(id, rule));
  }
}
