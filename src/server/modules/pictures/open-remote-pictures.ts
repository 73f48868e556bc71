import type { Config } from '../../config/config.ts';
import type { Connection } from '../../db/connection.ts';
import { createPictureFetch } from './fetch-picture.ts';
import { createRemotePictures, type RemotePictures } from './remote-pictures.ts';

/** Only the upstream itself may be in a private network. */
export function openRemotePictures({ upstream }: Pick<Config, 'upstream'>, connection: Connection): RemotePictures {
  const privateOrigin = upstream?.allowPrivate === true ? new URL(upstream.baseUrl).origin : null;
  return createRemotePictures(connection, createPictureFetch({ mayBePrivate: ({ origin }) => origin === privateOrigin }));
}
