package dev.stoa.adapter.http.events;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.RequestScope;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.RefusalException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Server-sent events: what moved, the messages of a channel, and the state of a task. */
public final class EventRoutes {

  public static final String CHANNEL = "/v1/channels/{channel}" + Route.EVENTS;
  public static final String WORKSPACE = "/v1" + Route.EVENTS;
  public static final String TASK = "/v1/tasks/{task}" + Route.EVENTS;

  private static final Pattern SEQUENCE = Pattern.compile("0|[1-9][0-9]{0,17}");
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{16}");
  private static final Pattern STATE = Pattern.compile("[0-9]{1,18}-[a-z_]{1,20}");

  private final EventPoller poller;
  private final Function<Option<String>, ChannelMovements> movements;
  private final Option<Action<?, ?>> history;
  private final Option<Action<?, ?>> show;

  public EventRoutes(
      Catalogue catalogue,
      EventPoller poller,
      Function<Option<String>, ChannelMovements> movements) {
    this.poller = poller;
    this.movements = movements;
    this.history = catalogue.find("channel.history");
    this.show = catalogue.find("task.show");
  }

  public void addTo(RoutesConfig routes) {
    history.forEach(action -> routes.get(WORKSPACE, context -> pulses(context, action)));
    history.forEach(action -> routes.get(CHANNEL, context -> channel(context, action)));
    show.forEach(action -> routes.get(TASK, context -> task(context, action)));
  }

  private void channel(Context context, Action<?, ?> action) {
    Workspace workspace = workspace(context, action);
    Channel channel =
        workspace
            .channels()
            .resolve(context.pathParam("channel"))
            .getOrElseThrow(RefusalException::new);
    String last = last(context, SEQUENCE).getOrElse(Long.toString(channel.lastSequence()));
    follow(context, new ChannelFeed(workspace, channel.id(), action), last);
  }

  private void pulses(Context context, Action<?, ?> action) {
    Workspace workspace = workspace(context, action);
    RequestScope.setAction(context.req(), "events");
    ChannelMovements channels = movements.apply(RequestScope.workspaceName(context.req()));
    follow(context, new WorkspaceFeed(workspace, channels), last(context, DIGEST).getOrElse(""));
  }

  private void task(Context context, Action<?, ?> action) {
    Workspace workspace = workspace(context, action);
    AgentTask task =
        workspace.tasks().resolve(context.pathParam("task")).getOrElseThrow(RefusalException::new);
    follow(context, new TaskFeed(workspace, task.id(), action), last(context, STATE).getOrElse(""));
  }

  /** Following is reading: the caller must be allowed to. */
  private static Workspace workspace(Context context, Action<?, ?> action) {
    RequestScope.caller(context.req()).require(action);
    RequestScope.setAction(context.req(), action.name() + " events");
    return RequestScope.workspace(context.req());
  }

  private static Option<String> last(Context context, Pattern form) {
    Option<String> given = Option.of(context.req().getHeader("Last-Event-ID"));
    if (given.exists(id -> !form.matcher(id).matches())) {
      throw new InvalidValue("the header Last-Event-ID is not the id of an event: leave it out");
    }
    return given;
  }

  private void follow(Context context, EventFeed feed, String last) {
    poller.checkRoom();
    context.res().setContentType("text/event-stream");
    context.res().setCharacterEncoding("utf-8");
    // A proxy must not collect events.
    context.res().setHeader("X-Accel-Buffering", "no");
    context.future(
        () -> {
          try {
            context.res().flushBuffer();
            EventClient client =
                new EventClient(feed, last, context.res().getOutputStream(), System.nanoTime());
            context.res().getOutputStream().setWriteListener(client);
            poller.add(client);
            return client.ended();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }
}
