package dev.stoa.application.channel;

import dev.stoa.application.agent.FindAgent;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffRefused;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;

/** Work that one agent hands to another in a channel. */
public final class HandOffOperations {

  private final UnitOfWork unitOfWork;
  private final HandOffs handOffs;
  private final InstantSource clock;
  private final ChangeHandOffs handOver;
  private final FindAgent agents;
  private final FindChannel channels;

  /** For one workspace, with its clock and id source. */
  public <S extends ChannelStorage & AgentStorage> HandOffOperations(
      S storage, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.handOffs = storage.handOffs();
    this.clock = MicrosecondClock.of(time);
    this.handOver = new ChangeHandOffs(storage, clock, ids);
    this.agents = new FindAgent(storage.agents());
    this.channels = new FindChannel(storage.channels());
  }

  /** Hands work to another agent. */
  public Either<HandOffRefused, HandOff> offer(HandOffRequest request) {
    return unitOfWork.write(() -> handOver.offer(request));
  }

  /** As above; the channel and both agents by id, name or a suffix of the id. */
  public Either<HandOffRefused, HandOff> offer(
      String channel, String from, String to, String summary) {
    return unitOfWork.write(
        () ->
            channels
                .find(channel)
                .<HandOffRefused>mapLeft(HandOffRefused.NotInChannel::new)
                .flatMap(
                    where ->
                        agent(from)
                            .flatMap(
                                sender ->
                                    agent(to)
                                        .map(
                                            receiver ->
                                                HandOffRequest.of(
                                                    where.id(), sender, receiver, summary))))
                .flatMap(handOver::offer));
  }

  /** The receiver accepts the work; accepting it again changes nothing. */
  public Either<HandOffRefused, HandOff> acknowledge(HandOffId id, AgentId by) {
    return changed(id, handOff -> handOff.acknowledge(by, clock.instant()));
  }

  /** As above; the receiver by its id, its identity or a suffix of its id. */
  public Either<HandOffRefused, HandOff> acknowledge(HandOffId id, String by) {
    return unitOfWork.write(() -> agent(by).flatMap(found -> acknowledge(id, found)));
  }

  /** The receiver closes work it has acknowledged. */
  public Either<HandOffRefused, HandOff> close(HandOffId id, AgentId by) {
    return changed(id, handOff -> handOff.close(by, clock.instant()));
  }

  /** As above; the receiver by its id, its identity or a suffix of its id. */
  public Either<HandOffRefused, HandOff> close(HandOffId id, String by) {
    return unitOfWork.write(() -> agent(by).flatMap(found -> close(id, found)));
  }

  /** The sender cancels the hand-off. */
  public Either<HandOffRefused, HandOff> cancel(HandOffId id, AgentId by) {
    return changed(id, handOff -> handOff.cancel(by, clock.instant()));
  }

  /** As above; the sender by its id, its identity or a suffix of its id. */
  public Either<HandOffRefused, HandOff> cancel(HandOffId id, String by) {
    return unitOfWork.write(() -> agent(by).flatMap(found -> cancel(id, found)));
  }

  /** The hand-off of this id. */
  public Option<HandOff> find(HandOffId id) {
    return unitOfWork.read(() -> handOffs.find(id));
  }

  /** The hand-offs to an agent with this status, oldest first. */
  public Page<HandOff, TimePosition<HandOffId>> list(
      AgentId to, HandOffStatus status, PageRequest<TimePosition<HandOffId>> page) {
    return page.page(
        unitOfWork.read(() -> handOffs.page(to, status, page.after(), page.limit())), HandOff::key);
  }

  /** As above; the receiver by its id, its identity or a suffix of its id. */
  public Either<HandOffRefused, Page<HandOff, TimePosition<HandOffId>>> list(
      String to, HandOffStatus status, PageRequest<TimePosition<HandOffId>> page) {
    return unitOfWork.read(() -> agent(to).map(found -> list(found, status, page)));
  }

  /** The hand-offs of a channel in every status, newest first. */
  public Page<HandOff, TimePosition<HandOffId>> inChannel(
      ChannelId channel, PageRequest<TimePosition<HandOffId>> page) {
    return page.page(
        unitOfWork.read(() -> handOffs.inChannel(channel, page.after(), page.limit())),
        HandOff::key);
  }

  private Either<HandOffRefused, AgentId> agent(String reference) {
    return agents
        .live(reference)
        .<ChannelRefused>mapLeft(ChannelRefused.NoAgent::new)
        .<HandOffRefused>mapLeft(HandOffRefused.NotInChannel::new)
        .map(Agent::id);
  }

  private Either<HandOffRefused, HandOff> changed(
      HandOffId id, Function<HandOff, Either<HandOffRefused, HandOff>> rule) {
    return unitOfWork.write(() -> handOver.change(id, rule));
  }
}
