/** The dashboard: its files, its login and the figures that it asks for. */
@NullMarked
package dev.stoa.adapter.http.dashboard;

import org.jspecify.annotations.NullMarked;
