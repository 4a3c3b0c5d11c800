package dev.stoa.domain.evidence;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Map;

/** Sites and names of sources whose type, and for some whose authority, is known. */
final class KnownSources {

  private record Site(String host, SourceType type, Option<Double> authority) {}

  private static final Seq<Site> SITES =
      Vector.of(
          site("arxiv.org", SourceType.ACADEMIC, 0.95),
          site("nature.com", SourceType.ACADEMIC, 0.95),
          site("science.org", SourceType.ACADEMIC, 0.95),
          site("ieee.org", SourceType.ACADEMIC, 0.90),
          site("acm.org", SourceType.ACADEMIC, 0.90),
          site("docs.python.org", SourceType.DOCUMENTATION, 0.90),
          site("developer.mozilla.org", SourceType.DOCUMENTATION, 0.90),
          site("learn.microsoft.com", SourceType.DOCUMENTATION, 0.85),
          site("docs.microsoft.com", SourceType.DOCUMENTATION, 0.85),
          site("docs.aws.amazon.com", SourceType.DOCUMENTATION, 0.85),
          site("github.com", SourceType.CODE, 0.80),
          site("gitlab.com", SourceType.CODE, 0.75),
          site("reuters.com", SourceType.NEWS, 0.80),
          site("bbc.com", SourceType.NEWS, 0.75),
          site("bbc.co.uk", SourceType.NEWS, 0.75),
          site("nytimes.com", SourceType.NEWS, 0.75),
          site("stackoverflow.com", SourceType.SOCIAL, 0.70),
          site("reddit.com", SourceType.SOCIAL),
          site("x.com", SourceType.SOCIAL),
          site("twitter.com", SourceType.SOCIAL));

  private static final Map<String, SourceType> NAMES =
      Map.ofEntries(
          Map.entry("arxiv", SourceType.ACADEMIC),
          Map.entry("pubmed", SourceType.ACADEMIC),
          Map.entry("academic", SourceType.ACADEMIC),
          Map.entry("docs", SourceType.DOCUMENTATION),
          Map.entry("documentation", SourceType.DOCUMENTATION),
          Map.entry("github", SourceType.CODE),
          Map.entry("gitlab", SourceType.CODE),
          Map.entry("code", SourceType.CODE),
          Map.entry("database", SourceType.DATABASE),
          Map.entry("local", SourceType.LOCAL),
          Map.entry("file", SourceType.LOCAL),
          Map.entry("api", SourceType.API),
          Map.entry("news", SourceType.NEWS),
          Map.entry("web", SourceType.WEB),
          Map.entry("social", SourceType.SOCIAL),
          Map.entry("reddit", SourceType.SOCIAL),
          Map.entry("twitter", SourceType.SOCIAL));

  private KnownSources() {}

  /** The type by the address, then by the name of the source. */
  static SourceType type(EvidenceSource source, Option<String> url) {
    return of(url)
        .map(Site::type)
        .orElse(Option.of(NAMES.get(source.value().toLowerCase(Locale.ROOT))))
        .getOrElse(() -> url.isDefined() ? SourceType.WEB : SourceType.UNKNOWN);
  }

  /** The authority of the site of an address, if it is known. */
  static Option<Double> authority(Option<String> url) {
    return of(url).flatMap(Site::authority);
  }

  /** The site itself, or the one it is a part of. */
  private static Option<Site> of(Option<String> url) {
    return url.flatMap(KnownSources::host)
        .flatMap(
            host ->
                SITES.find(site -> host.equals(site.host()) || host.endsWith("." + site.host())));
  }

  private static Option<String> host(String url) {
    try {
      return Option.of(new URI(url.strip()).getHost()).map(host -> host.toLowerCase(Locale.ROOT));
    } catch (URISyntaxException unknown) {
      return Option.none();
    }
  }

  private static Site site(String host, SourceType type, double authority) {
    return new Site(host, type, Option.some(authority));
  }

  private static Site site(String host, SourceType type) {
    return new Site(host, type, Option.none());
  }
}
