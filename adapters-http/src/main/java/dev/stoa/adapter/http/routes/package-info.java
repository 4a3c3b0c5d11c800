/** Which action answers under which method and path. */
@NullMarked
package dev.stoa.adapter.http.routes;

import org.jspecify.annotations.NullMarked;
