/** Requests as inputs, and answers and problems as they are sent. */
@NullMarked
package dev.stoa.adapter.http.exchange;

import org.jspecify.annotations.NullMarked;
