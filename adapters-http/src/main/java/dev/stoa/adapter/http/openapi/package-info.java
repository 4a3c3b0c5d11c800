/** The OpenAPI document and the page that shows it. */
@NullMarked
package dev.stoa.adapter.http.openapi;

import org.jspecify.annotations.NullMarked;
