package dev.stoa.adapter.http;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;

/** Counts requests, in a registry of its own for Prometheus or in one of others. */
public final class ServerMetrics {

  /** What Prometheus reads. */
  static final String MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final MeterRegistry registry;
  private final Supplier<String> text;

  private ServerMetrics(MeterRegistry registry, Supplier<String> text) {
    this.registry = registry;
    this.text = text;
  }

  private ServerMetrics(PrometheusMeterRegistry registry) {
    this(registry, registry::scrape);
  }

  /** A registry of its own, with nothing counted yet. */
  public ServerMetrics() {
    this(new PrometheusMeterRegistry(PrometheusConfig.DEFAULT));
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
  }

  /** In a registry that is read elsewhere. */
  static ServerMetrics in(MeterRegistry registry) {
    return new ServerMetrics(registry, () -> "");
  }

  /** Where others count too, such as units of work. */
  public MeterRegistry registry() {
    return registry;
  }

  void answered(String method, String action, int status, Duration duration) {
    // As any version of Micrometer has it: newer ones have a method for their own type too.
    Iterable<Tag> tags =
        Tags.of("method", method, "action", action, "status", Integer.toString(status));
    registry.timer("stoa.http.requests", tags).record(duration);
  }

  void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  void counter(String name, String description, RequestQueue queue) {
    FunctionCounter.builder(name, queue, RequestQueue::rejected)
        .description(description)
        .register(registry);
  }

  String text() {
    return text.get();
  }
}
