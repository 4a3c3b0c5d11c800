package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.unit.Broadcast;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.MessageWatch;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Signals within the process after each commit, and from other processes as the engine can. */
public final class JooqMessageSignals implements MessageSignals {

  private final JooqSession session;
  private final Broadcast broadcast;
  private final Set<SignalledWatch> watches = ConcurrentHashMap.newKeySet();
  private boolean listening;

  public JooqMessageSignals(JooqSession session, Broadcast broadcast) {
    this.session = session;
    this.broadcast = broadcast;
  }

  @Override
  public void announce(ChannelId channel) {
    broadcast.send(session.writing(), channel.value());
    session.afterCommit(() -> signal(channel.value()));
  }

  @Override
  public MessageWatch watch(ChannelId channel, Duration timeout) {
    listen();
    SignalledWatch watch =
        new SignalledWatch(channel.value(), timeout, broadcast.lookEvery(), watches::remove);
    watches.add(watch);
    return watch;
  }

  /** A process without waiting readers needs no connection to listen on. */
  private synchronized void listen() {
    if (!listening) {
      broadcast.listen(this::signal, () -> watches.forEach(SignalledWatch::signal));
      listening = true;
    }
  }

  private void signal(String channel) {
    for (SignalledWatch watch : watches) {
      if (watch.channel().equals(channel)) {
        watch.signal();
      }
    }
  }
}
